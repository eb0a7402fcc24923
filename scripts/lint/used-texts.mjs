/**
 * Finds texts that no code uses, and placeholders that a call of `fill` gives no value. The messages' types come from the
 * English files, so the compiler knows for each access in the sources which key it reads: no name is guessed.
 */
import path from 'node:path';

import * as ast from 'typescript/unstable/ast';
import { API } from 'typescript/unstable/sync';

/** @typedef {import('typescript/unstable/ast').Node} Node */
/** @typedef {import('typescript/unstable/sync').Type} Type */
/** @typedef {import('typescript/unstable/sync').Symbol} Symbol */
/** @typedef {import('typescript/unstable/sync').Project} Project */

/** The files that are the schema of all languages. */
const TEXTS = /\/locales\/en\/\w+\.json$/u;
const TESTS = /\.(?:test|finished|measured)\.\w+$|\/test\//u;

/** What a type is by its flags: a union, or a text of the source. */
const is = {
  /** @param {Type} type @returns {readonly Type[]} */
  kinds: (type) => (type.isUnionType() ? type.getTypes() : [type]),
  /** @param {Type} type */
  object: (type) => type.isObjectType() || type.isUnionType() || type.isIntersectionType(),
};

/** What is asked of the compiler about texts. */
class Texts {
  /** @type {Project} */
  #project;
  /** Whether a type, or the type of its items, has a text. @type {Map<number, boolean>} */
  #known = new Map();

  /** @param {Project} project */
  constructor(project) {
    this.#project = project;
  }

  /** The places of a symbol in the files of texts. @param {Symbol | undefined} symbol */
  of(symbol) {
    const handles = symbol?.declarations ?? [];
    return handles
      .filter((handle) => TEXTS.test(handle.path))
      .flatMap((handle) => handle.resolve(this.#project) ?? [])
      .filter((node) => ast.isPropertyAssignment(node));
  }

  /** @param {Type} type @returns {readonly Symbol[]} */
  properties(type) {
    return this.#project.checker.getPropertiesOfType(type);
  }

  /** Whether a type names no key, such as a record of texts. @param {Type} type */
  isRecord(type) {
    return (
      type.isObjectType() &&
      this.#project.checker
        .getIndexInfosOfType(type)
        .some(({ keyType }) => this.#project.checker.typeToString(keyType) === 'string')
    );
  }

  /** The type of a list's items. @param {Type} type @returns {Type | undefined} */
  items(type) {
    const { checker } = this.#project;
    if (!is.object(type) || !checker.isArrayLikeType(type)) return undefined;
    return checker.getIndexInfosOfType(type)[0]?.valueType;
  }

  /** Whether texts are in a type itself or in its items. @param {Type | undefined} type */
  isIn(type) {
    if (type === undefined || !is.object(type)) return false;
    const known = this.#known.get(type.id);
    if (known !== undefined) return known;
    const has = this.properties(this.items(type) ?? type).some((one) => this.of(one).length > 0);
    this.#known.set(type.id, has);
    return has;
  }
}

/** What the sources of a project do with texts. */
class Reader {
  /** @type {Set<Node>} */
  #used = new Set();
  /** @type {string[]} */
  #unfilled = [];
  /** @type {Project} */
  #project;
  /** @type {Texts} */
  #texts;

  /** @param {Project} project */
  constructor(project) {
    this.#project = project;
    this.#texts = new Texts(project);
  }

  /** @param {Symbol | undefined} symbol */
  #use(symbol) {
    for (const text of this.#texts.of(symbol)) this.#used.add(text);
  }

  /** The properties of a type that an index may name. @param {Type | undefined} object @param {Type | undefined} index */
  #useIndexed(object, index) {
    if (object === undefined || index === undefined || !this.#texts.isIn(object)) return;
    for (const name of is.kinds(index)) {
      if (name.isStringLiteralType())
        this.#use(this.#project.checker.getPropertyOfType(object, name.value));
      else for (const property of this.#texts.properties(object)) this.#use(property);
    }
  }

  /**
   * A value that leaves the messages' types: every key that the other type names may be read there.
   *
   * @param {Type} given
   * @param {Type} wanted
   */
  #useGiven(given, wanted) {
    const { checker } = this.#project;
    const [items, wantedItems] = [this.#texts.items(given), this.#texts.items(wanted)];
    if (items !== undefined && wantedItems !== undefined) {
      this.#useGiven(items, wantedItems);
      return;
    }
    if (is.kinds(wanted).some((kind) => this.#texts.isRecord(kind)))
      for (const property of this.#texts.properties(given)) this.#use(property);
    if (!is.object(wanted)) return;
    for (const property of this.#texts.properties(wanted)) {
      const text = checker.getPropertyOfType(given, property.name);
      if (this.#texts.of(text).length === 0 || this.#texts.of(property).length > 0) continue;
      this.#use(text);
      const [inner, outer] = [text, property].map((one) => one && checker.getTypeOfSymbol(one));
      if (inner && outer) this.#useGiven(inner, outer);
    }
  }

  /** The texts that an expression may be, where the compiler knows it. @param {Node} node @returns {readonly string[]} */
  #wordsOf(node) {
    if (ast.isConditionalExpression(node))
      return [...this.#wordsOf(node.whenTrue), ...this.#wordsOf(node.whenFalse)];
    if (ast.isCallExpression(node)) {
      const [forms] = node.arguments;
      return forms === undefined ? [] : this.#wordsOf(forms);
    }
    if (!ast.isPropertyAccessExpression(node)) return [];
    return this.#texts
      .of(this.#project.checker.getSymbolAtLocation(node.name))
      .flatMap(({ initializer }) =>
        ast.isObjectLiteralExpression(initializer)
          ? initializer.properties.flatMap((form) =>
              ast.isPropertyAssignment(form) ? form.initializer : [],
            )
          : initializer,
      )
      .flatMap((text) => (ast.isStringLiteral(text) ? text.text : []));
  }

  /** A call of `fill` gives a value for each placeholder. @param {import('typescript/unstable/ast').CallExpression} call */
  #checkFill(call) {
    const [template, values] = call.arguments;
    if (!ast.isIdentifier(call.expression) || call.expression.text !== 'fill') return;
    if (template === undefined || values === undefined) return;
    const type = this.#project.checker.getTypeAtLocation(values);
    if (type === undefined || this.#texts.isRecord(type)) return;
    const names = new Set(this.#texts.properties(type).map(({ name }) => name));
    for (const text of this.#wordsOf(template)) {
      for (const [, name = ''] of text.matchAll(/\{([^}]*)\}/gu))
        if (!names.has(name)) this.#unfilled.push(`"${text}" is filled without {${name}}`);
    }
  }

  /** @param {Node} node */
  #readNode(node) {
    const { checker } = this.#project;
    if (ast.isElementAccessExpression(node))
      this.#useIndexed(
        checker.getTypeAtLocation(node.expression),
        checker.getTypeAtLocation(node.argumentExpression),
      );
    else if (ast.isCallExpression(node)) this.#checkFill(node);
    else if (ast.isBindingElement(node) && ast.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (name === undefined || !ast.isIdentifier(name)) return;
      const type = checker.getTypeAtLocation(node.parent);
      if (type !== undefined) this.#use(checker.getPropertyOfType(type, name.text));
    }
  }

  /** Reads a file. @param {Node} source */
  read(source) {
    const { checker } = this.#project;
    /** @type {import('typescript/unstable/ast').Expression[]} */
    const values = [];
    /** @type {Node[]} */
    const names = [];
    /** @param {Node} node */
    const visit = (node) => {
      this.#readNode(node);
      if (ast.isPropertyAccessExpression(node)) names.push(node.name);
      if (
        ast.isIdentifier(node) ||
        ast.isPropertyAccessExpression(node) ||
        ast.isElementAccessExpression(node)
      )
        values.push(node);
      node.forEachChild(visit);
    };
    visit(source);
    // One question for all of a file: each one costs a message to the compiler.
    for (const symbol of checker.getSymbolAtLocation(names)) this.#use(symbol);
    for (const [index, given] of checker.getTypeAtLocation(values).entries()) {
      const value = values[index];
      if (given === undefined || value === undefined || !this.#texts.isIn(given)) continue;
      const wanted = checker.getContextualType(value);
      if (wanted !== undefined) this.#useGiven(given, wanted);
    }
  }

  /** What was found in all files that were read. */
  found() {
    return { used: this.#used, unfilled: this.#unfilled };
  }
}

/**
 * Whether each key of a file is read, by its path; a place in a list is `*`. What stands in a list counts as read when a
 * neighbour's key of the same name is read, because the compiler keeps one type for all items of a kind.
 *
 * @param {import('typescript/unstable/ast').SourceFile} source
 * @param {ReadonlySet<Node>} used
 */
function keysOf(source, used) {
  /** @type {Map<string, boolean>} */
  const keys = new Map();
  /** @param {Node} node @param {string} at */
  const collect = (node, at) => {
    if (ast.isPropertyAssignment(node)) {
      const key = `${at}${/** @type {import('typescript/unstable/ast').StringLiteral} */ (node.name).text}`;
      keys.set(key, (keys.get(key) ?? false) || used.has(node));
      collect(node.initializer, `${key}.`);
    } else if (ast.isObjectLiteralExpression(node)) {
      for (const property of node.properties) collect(property, at);
    } else if (ast.isArrayLiteralExpression(node)) {
      for (const element of node.elements) collect(element, `${at}*.`);
    }
  };
  const [statement] = source.statements;
  if (statement !== undefined && ast.isExpressionStatement(statement))
    collect(statement.expression, '');
  return keys;
}

/**
 * What is wrong with the use of texts in a project, and the files of texts that it reads.
 *
 * @param {string} config path of the `tsconfig.json` whose sources count, tests excepted
 * @returns {{ faults: string[], files: string[] }}
 */
export function textsOf(config) {
  const api = new API({ cwd: path.dirname(config) });
  try {
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    if (project === undefined) throw new Error(`${config} is no project`);
    const { program } = project;
    const reader = new Reader(project);
    const names = program
      .getSourceFileNames()
      .filter((name) => !/\/node_modules\/|\.d\.[cm]?ts$/u.test(name));
    for (const name of names) {
      const source =
        /\.json$/u.test(name) || TESTS.test(name) ? undefined : program.getSourceFile(name);
      if (source !== undefined) reader.read(source);
    }
    const { used, unfilled } = reader.found();
    const files = names.filter((name) => TEXTS.test(name));
    const unused = files.flatMap((name) => {
      const source = program.getSourceFile(name);
      const keys = source === undefined ? [] : [...keysOf(source, used)];
      return keys.flatMap(([key, isUsed]) =>
        isUsed ? [] : `${path.basename(name)}: ${key} is used nowhere`,
      );
    });
    return { faults: [...unused, ...unfilled], files: files.map((name) => path.basename(name)) };
  } finally {
    api.close();
  }
}

/**
 * The files of texts that no program reads.
 *
 * @param {readonly string[]} names those that there are
 * @param {readonly string[]} read those that a project reads
 * @param {string} program the source that names those that the program itself reads, without their ending
 */
export const unreadFiles = (names, read, program) =>
  names.filter(
    (name) => !read.includes(name) && !program.includes(`"${path.basename(name, '.json')}"`),
  );
