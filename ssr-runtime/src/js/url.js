// `URL` and `URLSearchParams` for isolates; a sidecar has those of Deno. What is difficult about them is done by the engine.
//
// Evaluates to a function of what the engine lends: `parse(url, base)` gives the components of a URL as strings, by their names,
// or null; `change(href, name, value)` those after a setter; `parseQuery(text)` pairs, `writeQuery(pairs)` their text.
(() => {
  'use strict';

  // Strings of the web have whole characters only. A symbol is a TypeError.
  const text = (value) => `${value}`.toWellFormed();

  const needs = (count, { length }) => {
    if (length < count) {
      throw new TypeError(`${count} argument${count === 1 ? ' is' : 's are'} required, but ${length} given`);
    }
  };

  return ({ change, parse, parseQuery, writeQuery }) => {
    // Lets a URL and its parameters change each other.
    let follow;
    let replace;

    const pairsOf = (init) => {
      if (init === null || (typeof init !== 'object' && typeof init !== 'function')) {
        return parseQuery(text(init).replace(/^\?/, ''));
      }
      if (init[Symbol.iterator] === undefined || init[Symbol.iterator] === null) {
        return Object.entries(init).map(([name, value]) => [text(name), text(value)]);
      }
      return Array.from(init, (pair) => {
        const [name, value, ...others] = pair;
        if (value === undefined || others.length > 0) {
          throw new TypeError('each pair must have a name and a value');
        }
        return [text(name), text(value)];
      });
    };

    class URLSearchParams {
      #pairs;
      // Of the URL that they belong to.
      #changed;

      static {
        follow = (query, changed) => {
          const params = new URLSearchParams(query);
          params.#changed = changed;
          return params;
        };
        replace = (params, query) => {
          params.#pairs = pairsOf(query);
        };
      }

      constructor(init = '') {
        this.#pairs = pairsOf(init);
      }

      get size() {
        return this.#pairs.length;
      }

      #set(pairs) {
        this.#pairs = pairs;
        this.#changed?.(this.toString());
      }

      append(name, value) {
        needs(2, arguments);
        this.#pairs.push([text(name), text(value)]);
        this.#set(this.#pairs);
      }

      delete(name, value) {
        needs(1, arguments);
        const [key, wanted] = [text(name), value === undefined ? undefined : text(value)];
        this.#set(this.#pairs.filter(([known, kept]) => known !== key || (wanted ?? kept) !== kept));
      }

      get(name) {
        needs(1, arguments);
        const key = text(name);
        return this.#pairs.find(([known]) => known === key)?.[1] ?? null;
      }

      getAll(name) {
        needs(1, arguments);
        const key = text(name);
        return this.#pairs.filter(([known]) => known === key).map(([, value]) => value);
      }

      has(name, value) {
        needs(1, arguments);
        const [key, wanted] = [text(name), value === undefined ? undefined : text(value)];
        return this.#pairs.some(([known, kept]) => known === key && (wanted ?? kept) === kept);
      }

      set(name, value) {
        needs(2, arguments);
        const pair = [text(name), text(value)];
        const first = this.#pairs.findIndex(([known]) => known === pair[0]);
        if (first === -1) {
          this.#set([...this.#pairs, pair]);
        } else {
          this.#set(
            this.#pairs.flatMap((kept, at) => (at === first ? [pair] : kept[0] === pair[0] ? [] : [kept])),
          );
        }
      }

      // By code units, as the operators compare.
      sort() {
        this.#set(this.#pairs.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))));
      }

      forEach(callback, self) {
        needs(1, arguments);
        for (const [name, value] of this) {
          callback.call(self, value, name, this);
        }
      }

      // Sees what changes meanwhile.
      *entries() {
        for (let at = 0; at < this.#pairs.length; at += 1) {
          yield [...this.#pairs[at]];
        }
      }

      *keys() {
        for (const [name] of this) {
          yield name;
        }
      }

      *values() {
        for (const [, value] of this) {
          yield value;
        }
      }

      [Symbol.iterator]() {
        return this.entries();
      }

      toString() {
        return writeQuery(this.#pairs);
      }
    }

    class URL {
      #components;
      #searchParams;

      constructor(url, base) {
        needs(1, arguments);
        const components = parse(text(url), base === undefined ? undefined : text(base));
        if (components === null) {
          throw new TypeError(`Invalid URL: '${url}'${base === undefined ? '' : ` with base '${base}'`}`);
        }
        this.#components = components;
      }

      static canParse(url, base) {
        needs(1, arguments);
        return URL.parse(url, base) !== null;
      }

      static parse(url, base) {
        needs(1, arguments);
        const components = parse(text(url), base === undefined ? undefined : text(base));
        return components === null ? null : new URL(components.href);
      }

      static {
        for (const name of 'hash host hostname password pathname port protocol search username'.split(' ')) {
          Object.defineProperty(URL.prototype, name, {
            configurable: true,
            enumerable: true,
            get() {
              return this.#components[name];
            },
            set(value) {
              this.#change(name, value);
            },
          });
        }
      }

      // A value that does not fit changes nothing.
      #change(name, value) {
        const components = change(this.#components.href, name, text(value));
        if (components === null) {
          return false;
        }
        this.#components = components;
        if (this.#searchParams !== undefined && (name === 'search' || name === 'href')) {
          replace(this.#searchParams, components.search);
        }
        return true;
      }

      get href() {
        return this.#components.href;
      }

      set href(value) {
        if (!this.#change('href', value)) {
          throw new TypeError(`Invalid URL: '${value}'`);
        }
      }

      get origin() {
        return this.#components.origin;
      }

      get searchParams() {
        this.#searchParams ??= follow(this.search, (query) => {
          this.#components = change(this.href, 'search', query);
        });
        return this.#searchParams;
      }

      toString() {
        return this.href;
      }

      toJSON() {
        return this.href;
      }
    }

    for (const type of [URL, URLSearchParams]) {
      Object.defineProperty(type.prototype, Symbol.toStringTag, { configurable: true, value: type.name });
    }
    return { URL, URLSearchParams };
  };
})();
