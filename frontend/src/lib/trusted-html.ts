/**
 * The one place where text becomes markup. The server's security policy (Trusted Types) lets browsers accept markup
 * from this policy only.
 */

/** The part of the browser's interface that is used; old browsers and the server lack it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (markup: string) => string },
  ): { createHTML: (markup: string) => string };
}

/** The policy name that the server's header allows. */
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
