const file = 'page.jsx';

export default [
  { id: 'home', index: true, file },
  { id: 'page', path: '*', file },
];
