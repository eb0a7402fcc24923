/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-standard',
  rules: {
    'selector-class-pattern': ['^[a-z][a-zA-Z0-9-]*$', { message: 'Class names are camelCase.' }],
    'color-named': 'never',
    'color-no-hex': [true, { message: 'Colours are named in tokens.css.' }],
    'function-disallowed-list': ['/^rgb/', '/^hsl/', '/^oklch/', '/^color$/'],
    'import-notation': 'string',
    'custom-property-pattern': '^[a-z0-9]+(-{1,2}[a-z0-9]+)*$',
    'no-descending-specificity': null,
  },
  overrides: [
    { files: ['**/tokens.css'], rules: { 'color-no-hex': null } },
    {
      // A colour of the site is the same in light and dark; the desk's roles are not.
      files: ['frontend/desk/**/*.module.css', 'frontend/desk/styles/desk.css'],
      rules: {
        'declaration-property-value-disallowed-list': [
          {
            '/./': [
              /var\(--(?:ink|night|steel|line|mist|paper|flash|veil|signal-[ab]|judge-gold|silver)\)/u,
            ],
          },
          {
            message:
              'The desk names roles of frontend/desk/styles/tokens.css, which know light and dark.',
          },
        ],
      },
    },
  ],
};
