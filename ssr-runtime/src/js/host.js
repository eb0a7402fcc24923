// The host script: what stands between an engine and a bundle, the same in every engine.
//
// Evaluates to an object. `install` takes the bundle's namespace, `parse` turns a JSON text into the frozen
// value that renders share, `render` calls the bundle and never throws: it returns (or promises) an outcome,
// `makeConsole` makes a console object that hands each line to `write(level, text)`.
(() => {
  'use strict';

  let bundleRender;

  const freeze = (value) => {
    if (value !== null && typeof value === 'object') {
      for (const key of Object.keys(value)) {
        freeze(value[key]);
      }
      Object.freeze(value);
    }
    return value;
  };

  // Not every value can be made a string: an object may have no toString, or one that throws.
  const text = (value) => {
    try {
      return String(value);
    } catch {
      return Object.prototype.toString.call(value);
    }
  };

  const describe = (error) => {
    if (error instanceof Error) {
      const stack = typeof error.stack === 'string' ? error.stack : '';
      return { kind: 'exception', message: text(error), stack };
    }
    return { kind: 'exception', message: `thrown value: ${text(error)}`, stack: '' };
  };

  const checked = (output) => {
    if (output === null || typeof output !== 'object') {
      return { kind: 'badOutput', reason: `expected an object, got ${output === null ? 'null' : typeof output}` };
    }
    const { status, head, html } = output;
    if (!Number.isInteger(status) || status < 100 || status > 599) {
      return { kind: 'badOutput', reason: `status is no HTTP status: ${text(status)}` };
    }
    if (typeof head !== 'string' || typeof html !== 'string') {
      return { kind: 'badOutput', reason: 'head and html must be strings' };
    }
    return { kind: 'output', status, head, html };
  };

  const show = (value) => {
    if (typeof value === 'string') {
      return value;
    }
    if (value instanceof Error) {
      return typeof value.stack === 'string' ? value.stack : text(value);
    }
    try {
      return JSON.stringify(value) ?? text(value);
    } catch {
      return text(value);
    }
  };

  return {
    makeConsole(write) {
      const method = (level) => (...values) => {
        write(level, values.map(show).join(' '));
      };
      return {
        debug: method('debug'),
        log: method('info'),
        info: method('info'),
        warn: method('warn'),
        error: method('error'),
        trace: method('debug'),
      };
    },
    install(namespace) {
      if (typeof namespace.render !== 'function') {
        throw new TypeError('the bundle does not export a function named render');
      }
      bundleRender = namespace.render;
    },
    parse(text) {
      return freeze(JSON.parse(text));
    },
    render(url, locale, data) {
      try {
        const output = bundleRender({ url, locale, data });
        return output instanceof Promise ? output.then(checked).catch(describe) : checked(output);
      } catch (error) {
        return describe(error);
      }
    },
  };
})();
