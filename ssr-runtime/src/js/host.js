// The host script: what stands between an engine and a bundle, the same in every engine.
//
// Evaluates to an object. `install` takes the bundle's namespace, `parse` turns a JSON text into the frozen
// value that renders share, `render` calls the bundle and never throws: it returns (or promises) an outcome,
// `makeConsole` makes a console object that hands each line to `write(level, text)`. The rest is for stream.js and fetch.js.
(() => {
  'use strict';

  let bundle;
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

  const bad = (reason) => ({ kind: 'badOutput', reason });

  // What a header's name and value may be made of. A line break in a value would begin another header.
  const headerName = /^[!#$%&'*+.^_`|~\w-]+$/;
  const headerValue = /^[\t -~]*$/;

  // The headers as pairs, or undefined where one is none.
  const pairs = (headers) => {
    if (headers === null || typeof headers !== 'object' || Array.isArray(headers)) {
      return undefined;
    }
    const all = Object.entries(headers).flatMap(([name, values]) =>
      [values].flat().map((value) => [name.toLowerCase(), value]),
    );
    const areGood = all.every(
      ([name, value]) => headerName.test(name) && typeof value === 'string' && headerValue.test(value),
    );
    return areGood ? all : undefined;
  };

  const redirected = ({ redirect, status = 302, headers = {} }) => {
    if (!Number.isInteger(status) || status < 300 || status > 399) {
      return bad(`status is no redirect: ${text(status)}`);
    }
    if (typeof redirect !== 'string' || redirect === '' || !headerValue.test(redirect)) {
      return bad('redirect must be a URL of printable ASCII');
    }
    const others = pairs(headers);
    if (others === undefined) {
      return bad('headers must be strings of printable ASCII');
    }
    return { kind: 'output', status, head: '', html: '', headers: [...others, ['location', redirect]] };
  };

  const checked = (output) => {
    if (output === null || typeof output !== 'object') {
      return bad(`expected an object, got ${output === null ? 'null' : typeof output}`);
    }
    if (output.redirect !== undefined) {
      return redirected(output);
    }
    const { status, head, html, headers } = output;
    if (!Number.isInteger(status) || status < 100 || status > 599) {
      return bad(`status is no HTTP status: ${text(status)}`);
    }
    if (typeof head !== 'string' || typeof html !== 'string') {
      return bad('head and html must be strings');
    }
    if (headers === undefined) {
      return { kind: 'output', status, head, html };
    }
    const checkedHeaders = pairs(headers);
    return checkedHeaders === undefined
      ? bad('headers must be strings of printable ASCII')
      : { kind: 'output', status, head, html, headers: checkedHeaders };
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
      const streams = this.open !== undefined && typeof namespace.stream === 'function';
      const noRender = () => {
        throw new TypeError('the bundle does not export a function named render');
      };
      bundle = namespace;
      bundleRender = typeof namespace.render === 'function' ? namespace.render : noRender;
      if (bundleRender === noRender && !streams) {
        noRender();
      }
    },
    exported: (name) => bundle[name],
    bad,
    checked,
    describe,
    pairs,
    parse(text) {
      return freeze(JSON.parse(text));
    },
    render(url, data) {
      try {
        const output = bundleRender({ url, data });
        return output instanceof Promise ? output.then(checked).catch(describe) : checked(output);
      } catch (error) {
        return describe(error);
      }
    },
  };
})();
