import { Fragment, type ReactNode } from 'react';

import { partsOf } from './fill';

export interface RichTextProps {
  readonly template: string;
  /** Elements or texts by the name of their placeholder. */
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** Fills the placeholders of a text with elements, for example a link for `{email}`. */
export function RichText({ template, values }: RichTextProps) {
  return partsOf(template).map((part, index) => {
    if ('text' in part) return part.text;
    const value = values[part.name];
    if (value === undefined) throw new Error(`no value for {${part.name}} in "${template}"`);
    return <Fragment key={index}>{value}</Fragment>;
  });
}
