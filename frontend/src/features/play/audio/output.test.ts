import { afterEach, expect, it } from 'vitest';

import { outputInUse } from './output';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

const device = (deviceId: string, groupId: string, kind = 'audiooutput') => ({
  deviceId,
  groupId,
  kind,
});

function devicesAre(...devices: readonly object[]) {
  Object.assign(navigator, { mediaDevices: { enumerateDevices: () => Promise.resolve(devices) } });
}

it('is the device that the browser lists as the default too', async () => {
  devicesAre(
    device('default', 'g2'),
    device('a', 'g1'),
    device('b', 'g2'),
    device('m', 'g2', 'audioinput'),
  );
  expect(await outputInUse()).toBe('b');
});

it('is the only one that is listed', async () => {
  devicesAre(device('a', 'g1'), device('m', 'g1', 'audioinput'));
  expect(await outputInUse()).toBe('a');
});

it.each([
  ['tells no names', () => Promise.resolve([device('', '')])],
  ['lists two, and not which is used', () => Promise.resolve([device('a', ''), device('b', '')])],
  ['refuses', () => Promise.reject(new DOMException('no'))],
])('is the one without a name in a browser that %s', async (_name, enumerateDevices) => {
  Object.assign(navigator, { mediaDevices: { enumerateDevices } });
  expect(await outputInUse()).toBe('');
});

it('is the one without a name where no devices can be asked for', async () => {
  expect(await outputInUse()).toBe('');
});
