/**
 * The one place where text becomes markup. The server's security policy lets browsers make markup of what comes from
 * here and of nothing else (Trusted Types).
 */

/** The part of the browser's interface that is used; not every browser has it, and the server has not. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (markup: string) => string },
  ): { createHTML: (markup: string) => string };
}

/** The name that the policy allows. */
const NAME = 'site';

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
const policy = trustedTypes?.createPolicy(NAME, { createHTML: (markup) => markup });

/**
 * Markup that the server has cleaned, in the form that React takes.
 *
 * @example <div dangerouslySetInnerHTML={cleanHtml(post.jobDescription)} />
 */
export function cleanHtml(markup: string): { __html: string } {
  return { __html: policy === undefined ? markup : policy.createHTML(markup) };
}
