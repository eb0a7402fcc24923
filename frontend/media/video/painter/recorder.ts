/** Writes down what is drawn on a canvas in place of drawing it, so that drawings can be compared without pixels. */

/** Numbers as every machine agrees on them. */
const plain = (value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1000) / 1000 : value;

/** Makes canvases and keeps the log of all that is drawn on them. */
export class Recorder {
  readonly log: string[] = [];
  readonly #names = new Map<unknown, string>();

  /** A canvas whose context writes to the log. */
  readonly canvas = (): unknown => {
    const name = `canvas ${this.#names.size.toString()}`;
    const canvas: Record<string, unknown> = { width: 0, height: 0 };
    const context = this.#recording(name, { canvas });
    const whole = this.#recording(name, Object.assign(canvas, { getContext: () => context }));
    this.#names.set(whole, name);
    return whole;
  };

  #recording(name: string, known: Record<string, unknown>): unknown {
    return new Proxy(known, {
      get: (target, key) => {
        if (typeof key === 'symbol' || key in target) return Reflect.get(target, key) as unknown;
        return (...values: readonly unknown[]) => this.#called(name, key, values);
      },
      set: (target, key, value) => {
        this.#write(name, String(key), [value]);
        return Reflect.set(target, key, value);
      },
    });
  }

  #called(name: string, key: string, values: readonly unknown[]): unknown {
    this.#write(name, key, values);
    if (key === 'measureText') return { width: 100 };
    return /^create(?:Linear|Radial)Gradient$/u.test(key)
      ? this.#recording(`${name} gradient`, {})
      : undefined;
  }

  #write(name: string, key: string, values: readonly unknown[]): void {
    const said = values.map((value) => this.#names.get(value) ?? plain(value));
    this.log.push(`${name}.${key} ${JSON.stringify(said)}`);
  }
}
