/** Tables, which a post cannot have: each row becomes a line with its cells apart. */

/** Stands between the cells of a row. */
export const CELLS_APART = ' / ';

/** What is in a line of its own, wherever it stands. */
const BLOCKS =
  'p, div, h1, h2, h3, h4, h5, h6, li, dt, dd, pre, blockquote, section, article, header, footer, address, figure';

const hasText = (node: Node) => (node.textContent ?? '').trim() !== '';

/** The lists of a cell, which stay lists below its row. */
function takeLists(cell: Element): Element[] {
  const lists = [...cell.querySelectorAll('ul, ol')].filter(
    (list) => list.parentElement?.closest('ul, ol') === null,
  );
  for (const list of lists) list.remove();
  return lists.filter(hasText);
}

/** Makes one line of what is in a cell, with its links and what is bold. */
function flatten(cell: Element): void {
  const document = cell.ownerDocument;
  for (const end of cell.querySelectorAll('br')) end.replaceWith(document.createTextNode(' '));
  for (const block of [...cell.querySelectorAll(BLOCKS)].toReversed()) {
    block.replaceWith(...block.childNodes, document.createTextNode(' '));
  }
}

/** Takes the white space away with which a cell begins and ends. @returns the cell */
function trimmed(cell: Element): Element {
  const walker = cell.ownerDocument.createTreeWalker(cell, 4 /* NodeFilter.SHOW_TEXT */);
  const texts: Node[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode);
  const first = texts.find(hasText);
  const last = texts.findLast(hasText);
  for (const text of texts) {
    if (text === first) break;
    text.textContent = '';
  }
  for (const text of texts.toReversed()) {
    if (text === last) break;
    text.textContent = '';
  }
  if (first) first.textContent = (first.textContent ?? '').trimStart();
  if (last) last.textContent = (last.textContent ?? '').trimEnd();
  return cell;
}

/** The line of a row, and the lists of its cells. */
function lineOf(row: Element): Element[] {
  const document = row.ownerDocument;
  const cells = [...row.querySelectorAll('td, th')].filter(hasText);
  const [only] = cells;
  // A table that is there for its looks has one cell in a row, with a text of its own.
  if (cells.length === 1 && only !== undefined) {
    const isOneLine = only.querySelector(`${BLOCKS}, ul, ol`) === null;
    const box = document.createElement(isOneLine ? 'p' : 'div');
    box.append(...only.childNodes);
    return [box];
  }
  const line = document.createElement('p');
  const lists: Element[] = [];
  for (const cell of cells) {
    lists.push(...takeLists(cell));
    if (!hasText(cell)) continue;
    flatten(cell);
    if (line.hasChildNodes()) line.append(CELLS_APART);
    line.append(...trimmed(cell).childNodes);
  }
  return line.hasChildNodes() ? [line, ...lists] : lists;
}

/** Makes lines of the tables. Word's lists in cells are lists already. */
export function makeRows(dom: ParentNode): void {
  // From the inside out: a table within a cell is lines of that cell.
  for (const table of [...dom.querySelectorAll('table')].toReversed()) {
    const lines = [...table.querySelectorAll('caption, tr')].flatMap((part) => {
      if (part.localName === 'tr') return lineOf(part);
      const caption = part.ownerDocument.createElement('p');
      caption.append(...part.childNodes);
      return hasText(caption) ? [caption] : [];
    });
    table.replaceWith(...lines);
  }
}
