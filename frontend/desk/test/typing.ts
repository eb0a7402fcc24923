/** An editor without a page, in which a test types. */
import { EditorState, TextSelection } from 'prosemirror-state';
import type { Command } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';

import { plugins } from '../editor/commands';
import { htmlOf, openedOf } from '../editor/html';

/** A text with its caret at the end. */
export class Typing {
  readonly #view: EditorView;

  constructor(html = '') {
    const state = EditorState.create({ doc: openedOf(html), plugins: plugins() });
    this.#view = new EditorView(document.createElement('div'), {
      state: state.apply(state.tr.setSelection(TextSelection.atEnd(state.doc))),
    });
  }

  get html(): string {
    return htmlOf(this.#view.state.doc);
  }

  /** The words behind which the caret stands, in its line. */
  get before(): string {
    const { $from } = this.#view.state.selection;
    return $from.parent.textBetween(0, $from.parentOffset, null, '\n');
  }

  /** Puts the caret behind a word. */
  goBehind(word: string): this {
    return this.#select(this.#placeOf(word) + word.length);
  }

  /** Puts the caret before a word. */
  goTo(word: string): this {
    return this.#select(this.#placeOf(word));
  }

  /** Selects from a word up to the end of another one. */
  select(first: string, last: string): this {
    return this.#select(this.#placeOf(first), this.#placeOf(last) + last.length);
  }

  /** Selects all that is written. */
  selectAll(): this {
    const { doc } = this.#view.state;
    const { from } = TextSelection.atStart(doc);
    return this.#select(from, TextSelection.atEnd(doc).to);
  }

  /** Does what a button does. */
  run(command: Command): this {
    command(this.#view.state, this.#view.dispatch, this.#view);
    return this;
  }

  /** Types letter by letter. */
  type(text: string): this {
    for (const letter of text) {
      const { from, to } = this.#view.state.selection;
      const insert = () => this.#view.state.tr.insertText(letter, from, to);
      const isHandled = this.#view.someProp('handleTextInput', (handle) =>
        handle(this.#view, from, to, letter, insert),
      );
      if (isHandled !== true) this.#view.dispatch(insert());
    }
    return this;
  }

  /** Presses a key. @returns whether the editor has done something, so that the browser does not */
  press(key: string, modifiers: KeyboardEventInit = {}): boolean {
    const event = new KeyboardEvent('keydown', { key, ...modifiers });
    return this.#view.someProp('handleKeyDown', (handle) => handle(this.#view, event)) === true;
  }

  /** Cuts what is selected. @returns the words that are on the clipboard then */
  cut(): string {
    const data = new Map<string, string>();
    const clipboardData = {
      clearData: () => undefined,
      setData: (type: string, said: string) => data.set(type, said),
    };
    const event = new Event('cut', { cancelable: true });
    this.#view.dom.dispatchEvent(Object.assign(event, { clipboardData }));
    return data.get('text/plain') ?? '';
  }

  /** Begins to compose over the words from one to another that the browser has selected, before the editor has learned of that. */
  compose(first: string, last: string): this {
    const view = this.#view;
    document.body.replaceChildren(view.dom);
    const [from, to] = [this.#placeOf(first), this.#placeOf(last) + last.length];
    const [begin, end] = [view.domAtPos(from), view.domAtPos(to)];
    getSelection()?.setBaseAndExtent(begin.node, begin.offset, end.node, end.offset);
    view.dom.dispatchEvent(new CompositionEvent('compositionstart'));
    document.body.replaceChildren();
    return this;
  }

  #placeOf(word: string): number {
    let place = -1;
    this.#view.state.doc.descendants((node, at) => {
      const found = node.isText ? (node.text ?? '').indexOf(word) : -1;
      if (found !== -1 && place === -1) place = at + found;
    });
    return place;
  }

  #select(from: number, to = from): this {
    const { doc, tr } = this.#view.state;
    this.#view.dispatch(tr.setSelection(TextSelection.create(doc, from, to)));
    return this;
  }
}
