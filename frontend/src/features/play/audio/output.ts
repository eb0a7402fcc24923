/** Which output the sound goes to. */

/** The name of the output in a browser that does not tell which one it is. */
export const ONLY_OUTPUT = '';

/** Names under which browsers list a device a second time. */
const ROLES = ['default', 'communications'];

/**
 * The name of the output in use. Browsers tell it only to pages that may use the microphone or have chosen an output;
 * to others all outputs are one. The `sinkId` of a context would say no more: it names what a page chose, and this one
 * leaves that to the system.
 */
export async function outputInUse(): Promise<string> {
  const { mediaDevices } = navigator as Partial<Navigator>;
  const devices = await Promise.resolve(mediaDevices?.enumerateDevices()).catch(() => []);
  const outputs = (devices ?? []).filter(
    ({ kind, deviceId }) => kind === 'audiooutput' && deviceId !== '',
  );
  const real = outputs.filter(({ deviceId }) => !ROLES.includes(deviceId));
  const standard = outputs.find(({ deviceId }) => deviceId === 'default');
  const used = standard
    ? real.find(({ groupId }) => groupId === standard.groupId)
    : real.length === 1
      ? real[0]
      : undefined;
  return used?.deviceId ?? ONLY_OUTPUT;
}

/**
 * Calls with the output in use, now and whenever devices have come or gone. Not every browser tells of them, and none does on a
 * page without TLS. Returns what ends it.
 */
export function followOutput(call: (output: string, isChange: boolean) => void): () => void {
  const { mediaDevices } = navigator as Partial<Navigator>;
  let isOver = false;
  const look = (isChange: boolean) => {
    void outputInUse().then((output) => {
      if (!isOver) call(output, isChange);
    });
  };
  const change = () => {
    look(true);
  };
  look(false);
  mediaDevices?.addEventListener('devicechange', change);
  return () => {
    isOver = true;
    mediaDevices?.removeEventListener('devicechange', change);
  };
}
