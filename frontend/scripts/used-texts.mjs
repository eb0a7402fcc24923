/**
 * Finds texts that no code uses. The messages' types come from the English files, so the compiler knows for each access
 * in the sources which key it reads: no name is guessed.
 */
import path from 'node:path';

import ts from 'typescript-6';

/** The files that are the schema of all languages. */
const TEXTS = /\/locales\/en\/\w+\.json$/u;

/** @param {ts.Declaration} declaration */
function isText(declaration) {
  return ts.isPropertyAssignment(declaration) && TEXTS.test(declaration.getSourceFile().fileName);
}

/** @param {ts.Symbol | undefined} symbol */
const textsOf = (symbol) => (symbol?.declarations ?? []).filter(isText);

/**
 * The keys of the English files that no source reads, as `common.json: nav.open`. What stands in a list counts as read
 * when a neighbour's key of the same name is read, because the compiler keeps one type for all items of a kind.
 *
 * @param {string} config path of the `tsconfig.json` whose sources count, tests excepted
 * @returns {string[]}
 */
export function unusedTexts(config) {
  const { config: raw } = ts.readConfigFile(config, (file) => ts.sys.readFile(file));
  const { options, fileNames } = ts.parseJsonConfigFileContent(raw, ts.sys, path.dirname(config));
  const sources = fileNames.filter((file) => !/\.test\.\w+$|\/test\//u.test(file));
  const program = ts.createProgram(sources, options);
  const checker = program.getTypeChecker();
  /** @type {Set<ts.Node>} */
  const used = new Set();
  /** @param {ts.Symbol | undefined} symbol */
  const use = (symbol) => {
    for (const declaration of textsOf(symbol)) used.add(declaration);
  };
  /** The properties of a type that an index may name. @param {ts.Type} object @param {ts.Type} index */
  const useIndexed = (object, index) => {
    const names = index.isUnion() ? index.types : [index];
    for (const name of names) {
      if (name.isStringLiteral()) use(checker.getPropertyOfType(object, name.value));
      else for (const property of object.getProperties()) use(property);
    }
  };
  /** The type of a list's items. @param {ts.Type} type */
  const itemsOf = (type) =>
    checker.isArrayLikeType(type)
      ? checker.getIndexTypeOfType(type, ts.IndexKind.Number)
      : undefined;
  /** Whether texts are in a type itself or in its items. @param {ts.Type} type */
  const holdsTexts = (type) =>
    (itemsOf(type) ?? type).getProperties().some((property) => textsOf(property).length > 0);
  /**
   * A value that leaves the messages' types: every key that the other type names may be read there.
   *
   * @param {ts.Type} given
   * @param {ts.Type} wanted
   */
  const useGiven = (given, wanted) => {
    const [items, wantedItems] = [itemsOf(given), itemsOf(wanted)];
    if (items !== undefined && wantedItems !== undefined) {
      useGiven(items, wantedItems);
      return;
    }
    // A type that names no key, such as a record of texts, may be read at each.
    const kinds = wanted.isUnion() ? wanted.types : [wanted];
    if (kinds.some((kind) => kind.getStringIndexType() !== undefined))
      given.getProperties().forEach(use);
    for (const property of wanted.getProperties()) {
      const text = checker.getPropertyOfType(given, property.name);
      if (text === undefined || textsOf(text).length === 0 || textsOf(property).length > 0)
        continue;
      use(text);
      useGiven(checker.getTypeOfSymbol(text), checker.getTypeOfSymbol(property));
    }
  };
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isPropertyAccessExpression(node)) use(checker.getSymbolAtLocation(node.name));
    else if (ts.isElementAccessExpression(node))
      useIndexed(
        checker.getTypeAtLocation(node.expression),
        checker.getTypeAtLocation(node.argumentExpression),
      );
    else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name))
        use(checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), name.text));
    }
    if (
      ts.isIdentifier(node) ||
      ts.isPropertyAccessExpression(node) ||
      ts.isElementAccessExpression(node)
    ) {
      const given = checker.getTypeAtLocation(node);
      const wanted = holdsTexts(given) ? checker.getContextualType(node) : undefined;
      if (wanted !== undefined) useGiven(given, wanted);
    }
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) {
    if (
      !source.isDeclarationFile &&
      !source.fileName.endsWith('.json') &&
      !program.isSourceFileFromExternalLibrary(source)
    )
      visit(source);
  }
  /** Whether each key is read, by its file and path; a place in a list is `*`. @type {Map<string, boolean>} */
  const keys = new Map();
  /** @param {ts.Node} node @param {string} at */
  const collect = (node, at) => {
    if (ts.isPropertyAssignment(node)) {
      const key = `${at}${/** @type {ts.StringLiteral} */ (node.name).text}`;
      keys.set(key, (keys.get(key) ?? false) || used.has(node));
      collect(node.initializer, `${key}.`);
    } else if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties) collect(property, at);
    } else if (ts.isArrayLiteralExpression(node)) {
      for (const element of node.elements) collect(element, `${at}*.`);
    }
  };
  for (const source of program.getSourceFiles()) {
    if (TEXTS.test(source.fileName)) {
      const [statement] = source.statements;
      if (statement !== undefined && ts.isExpressionStatement(statement))
        collect(statement.expression, `${path.basename(source.fileName)}: `);
    }
  }
  return [...keys].filter(([, isUsed]) => !isUsed).map(([key]) => key);
}
