/** Tables of a paste: those of a few columns stay, of others each row becomes a line with its cells apart. */

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

/** The most columns for which a phone has room. */
const COLUMNS_MAX = 4;

/** What the words of an item begin in: Google Docs has them in a paragraph, which becomes a line of its own. */
function beginOf(item: Element): Element {
  const first = [...item.childNodes].find(hasText);
  return first?.nodeType === 1 && (first as Element).matches(BLOCKS)
    ? beginOf(first as Element)
    : item;
}

/** Sets the marks of a list before its items, which become lines. */
function markItems(cell: Element): void {
  for (const item of cell.querySelectorAll('li')) {
    const place =
      item.parentElement?.localName === 'ol' ? [...item.parentElement.children].indexOf(item) : -1;
    beginOf(item).prepend(place === -1 ? '・' : `${String(place + 1)}. `);
  }
}

/** Takes out each end of a line that has no text. */
function dropEmptyLines(cell: Element): void {
  const walker = cell.ownerDocument.createTreeWalker(
    cell,
    5 /* NodeFilter.SHOW_ELEMENT | SHOW_TEXT */,
  );
  const ends: Element[] = [];
  let isBegun = false;
  while (walker.nextNode() !== null) {
    const node = walker.currentNode;
    if (node.nodeType === 3) isBegun ||= hasText(node);
    else if (node.nodeName === 'BR') {
      if (isBegun) ends.push(node as Element);
      else (node as Element).setAttribute('data-empty', '');
      isBegun = false;
    }
  }
  for (const empty of cell.querySelectorAll('br[data-empty]')) empty.remove();
  if (!isBegun) ends.at(-1)?.remove();
}

/** Makes a cell of a post from one of another program: lines of text. */
function cellOf(source: Element | undefined, tag: string, document: Document): Element {
  const cell = document.createElement(tag);
  if (source === undefined || !hasText(source)) return cell;
  cell.append(...source.childNodes);
  markItems(cell);
  for (const block of [...cell.querySelectorAll(`${BLOCKS}, ul, ol`)].toReversed())
    block.replaceWith(
      document.createElement('br'),
      ...block.childNodes,
      document.createElement('br'),
    );
  dropEmptyLines(cell);
  return trimmed(cell);
}

const cellsOf = (row: Element) => [...row.querySelectorAll('td, th')];

/** Whether a cell goes on over several columns or rows. */
const isWide = (cell: Element) =>
  ['colspan', 'rowspan'].some((name) => Number(cell.getAttribute(name) ?? 1) > 1);

/** The columns of a table in which something is written. */
function columnsOf(rows: readonly Element[]): number[] {
  const used = rows.flatMap((row) =>
    cellsOf(row).flatMap((cell, at) => (hasText(cell) ? [at] : [])),
  );
  return [...new Set(used)].toSorted((one, other) => one - other);
}

/** Whether a table says something by its rows, and is not there for its looks. */
function isData(table: Element, rows: readonly Element[], columns: readonly number[]): boolean {
  if (table.parentElement?.closest('table')) return false;
  if (columns.length < 2 || columns.length > COLUMNS_MAX) return false;
  // A post has no such cells, and those after them would come below other names.
  if (rows.filter(hasText).flatMap(cellsOf).some(isWide)) return false;
  const isFilled = rows.some((row) => cellsOf(row).filter(hasText).length > 1);
  return isFilled && table.querySelector('h1, h2, h3, h4, h5, h6') === null;
}

/** A table as a post has it. Of two columns the first one names what the other one says. */
function tableOf(
  rows: readonly Element[],
  columns: readonly number[],
  document: Document,
): Element {
  const [table, body] = [document.createElement('table'), document.createElement('tbody')];
  table.append(body);
  for (const row of rows.filter(hasText)) {
    const made = document.createElement('tr');
    const cells = cellsOf(row);
    made.append(
      ...columns.map((column, at) => {
        const isName = cells[column]?.localName === 'th' || (at === 0 && columns.length === 2);
        return cellOf(cells[column], isName ? 'th' : 'td', document);
      }),
    );
    body.append(made);
  }
  return table;
}

/** Makes a table of a post, or lines, of a table. */
function makeTable(table: Element): void {
  const document = table.ownerDocument;
  const captions = [...table.querySelectorAll('caption')].filter(hasText).map((each) => {
    const caption = document.createElement('p');
    caption.append(...each.childNodes);
    return caption;
  });
  const rows = [...table.querySelectorAll('tr')];
  const columns = columnsOf(rows);
  const made = isData(table, rows, columns)
    ? [tableOf(rows, columns, document)]
    : rows.flatMap(lineOf);
  table.replaceWith(...captions, ...made);
}

/** What a cell of a post cannot have. */
const IN_CELLS = `:is(td, th) :is(${BLOCKS}, ul, ol, table)`;

/** Makes tables of a post, or lines, of all tables. Word's lists in cells are lists already. */
export function makeTables(dom: ParentNode): void {
  // What was copied here is right as it is; other programs copy with this attribute too.
  if (dom.querySelector('[data-pm-slice]') !== null && dom.querySelector(IN_CELLS) === null) return;
  // From the inside out: a table within a cell is lines of that cell.
  for (const table of [...dom.querySelectorAll('table')].toReversed()) makeTable(table);
}

/** Makes lines of what is in cells and would take their tables apart. The tables stay. */
export function flattenCells(dom: ParentNode): void {
  for (const table of [...dom.querySelectorAll(':is(td, th) table')].toReversed()) makeTable(table);
  for (const cell of dom.querySelectorAll('td, th'))
    if (cell.querySelector(`${BLOCKS}, ul, ol`) !== null)
      cell.replaceWith(cellOf(cell, cell.localName, cell.ownerDocument));
}
