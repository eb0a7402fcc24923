const route = (name) => ({ id: name, path: name, file: `${name}.jsx` });

export default [
  { id: 'home', index: true, file: 'home.jsx' },
  ...['recruit', 'mashup', 'guidelines', 'fankit'].map(route),
];
