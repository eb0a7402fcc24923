/** Rules of this house that oxlint does not have, as a plugin of oxlint. */

/** @typedef {{ type: string, [key: string]: any }} Node the part of a syntax tree that a rule looks at */
/** @typedef {{ report: (problem: { node: Node, message: string }) => void }} Context */

/**
 * A rule that reports the nodes of some kinds for which `says` returns a sentence.
 *
 * @param {string[]} kinds
 * @param {(node: Node) => string | false} says
 */
const rule = (kinds, says) => ({
  create: (/** @type {Context} */ context) => {
    const look = (/** @type {Node} */ node) => {
      const message = says(node);
      if (message !== false) context.report({ node, message });
    };
    return Object.fromEntries(kinds.map((kind) => [kind, look]));
  },
});

/** Whether a member makes its class differ from every object of the same shape. @param {Node} member */
const isNominal = (member) =>
  member['key']?.type === 'PrivateIdentifier' ||
  member['accessibility'] === 'private' ||
  member['accessibility'] === 'protected';

export default {
  meta: { name: 'house' },
  rules: {
    'no-style-attribute': rule(
      ['JSXAttribute'],
      ({ name }) =>
        name.name === 'style' && 'The content security policy forbids style attributes.',
    ),
    'no-current-date': rule(
      ['NewExpression'],
      ({ callee, arguments: given }) =>
        callee.name === 'Date' && given.length === 0 && 'Server and browser would differ.',
    ),
    // The compiler compares classes by their members. With a private one it refuses what merely looks like an instance.
    'nominal-class': rule(
      ['ClassDeclaration', 'ClassExpression'],
      ({ superClass, implements: shapes, body }) =>
        superClass === null &&
        (shapes ?? []).length === 0 &&
        !body.body.some(isNominal) &&
        'A class has a private member, so that the compiler refuses objects that merely look like it.',
    ),
  },
};
