/** Compares the texts of a language with those of English, which is the schema of all. */

/** @typedef {unknown} Json what JSON.parse gives */

/** The `{name}` places of a text. @param {string} text */
function placesOf(text) {
  return [...text.matchAll(/\{(\w+)\}/gu)]
    .map(([, name]) => name)
    .sort()
    .join(', ');
}

/** Every text by its path, for example `nav.items.0.title`. @param {Json} node @returns {[string, Json][]} */
function leaves(node, path = '') {
  if (typeof node !== 'object' || node === null) return [[path, node]];
  const children = Object.entries(node);
  // An empty list is a value of its own: it must be empty in every language.
  if (children.length === 0) return [[`${path}[]`, '[]']];
  return children.flatMap(([key, child]) => leaves(child, path === '' ? key : `${path}.${key}`));
}

/**
 * What is wrong with a language's texts; nothing when they fit English.
 *
 * @param {Json} schema the English texts
 * @param {Json} texts the texts of the language
 * @returns {string[]} one sentence for each fault
 */
export function faultsOf(schema, texts) {
  const wanted = new Map(leaves(schema));
  const found = new Map(leaves(texts));
  const missing = [...wanted.keys()].filter((key) => !found.has(key));
  const extra = [...found.keys()].filter((key) => !wanted.has(key));
  const faults = [
    ...missing.map((key) => `${key} is missing`),
    ...extra.map((key) => `${key} is not in English`),
  ];
  for (const [key, text] of found) {
    if (typeof text !== 'string') faults.push(`${key} is not a text`);
    else if (text.trim() === '') faults.push(`${key} is empty`);
    else if (wanted.has(key) && placesOf(String(wanted.get(key))) !== placesOf(text)) {
      faults.push(`${key} has other placeholders than in English`);
    }
  }
  return faults;
}
