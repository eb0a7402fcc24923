/** The second step of log-ins, as far as tests need it: an app that always shows `123456`. */
import { Refused } from './wire';
import type { Handler } from './wire';

const CODE = '123456';

/** The recovery codes that are given. */
const RECOVERY_CODES = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];

/** Off until it is turned on. */
export class TotpFake {
  isOn = false;

  /** Checks the code of a log-in. */
  check(code: unknown): void {
    if (!this.isOn) return;
    if (code === undefined) throw new Refused(401, { code: 'codeWanted' });
    this.#checkCode(code);
  }

  /** Its calls. */
  routes(): [RegExp, Handler][] {
    return [
      [/^GET \/totp$/u, () => ({ isOn: this.isOn, recoveryCodesLeft: RECOVERY_CODES.length })],
      [
        /^POST \/totp$/u,
        ({ body }) => {
          this.#checkPassword(body['password']);
          return {
            secret: 'GEZDGNBVGY3TQOJQ',
            address: 'otpauth://totp/AXTORM%20Desk:aki?secret=GEZDGNBVGY3TQOJQ',
            picture: { size: 29, path: 'M4 4h7v1h-7z' },
          };
        },
      ],
      [
        /^POST \/totp\/confirm$/u,
        ({ body }) => {
          this.#checkCode(body['code']);
          this.isOn = true;
          return { recoveryCodes: RECOVERY_CODES };
        },
      ],
      [
        /^POST \/totp\/recovery-codes$/u,
        ({ body }) => {
          this.#checkPassword(body['password']);
          this.#checkCode(body['code']);
          return { recoveryCodes: ['iiii-jjjj-kkkk-llll'] };
        },
      ],
      [
        /^POST \/totp\/off$/u,
        ({ body }) => {
          this.#checkPassword(body['password']);
          this.#checkCode(body['code']);
          this.isOn = false;
        },
      ],
    ];
  }

  #checkPassword(password: unknown): void {
    if (password !== 'a good sentence') throw new Refused(401, { code: 'wrongCredentials' });
  }

  #checkCode(code: unknown): void {
    if (code !== CODE) throw new Refused(401, { code: 'wrongCode' });
  }
}
