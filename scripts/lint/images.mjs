// Images and actions of others are named by the digest of their content: a tag can be moved to other content by its owner.

/** The names that a Dockerfile gives its stages, the defaults of its arguments, and how it names images. */
const STAGE = /^FROM\s.*\sAS\s+(\S+)/gimu;
const DEFAULT = /^ARG\s+(\w+)=(\S+)/gmu;
const IN_DOCKERFILES =
  /^FROM\s+(?:--\S+\s+)*(?<base>\S+)|--from=(?<copied>\S+)|[,=]from=(?<mounted>[^\s,]+)|^#\s*syntax=(?<syntax>\S+)/gimu;
/** How compose files, manifests and workflows name images and actions. */
const IN_YAML = /^[\s-]*(?:image|container|uses):\s*['"]?(?<image>[^\s'"#]+)/gmu;

const BY_DIGEST = /@sha256:[0-9a-f]{64}$/u;
const BY_COMMIT = /^[^:]+@[0-9a-f]{40}$/u;
/** The site's own image is made from the checkout, and an action of the repository comes with it. */
const OWN = /^(?:axtorm-site(?::|$)|\.\/)/u;

/**
 * The images that a file names without a digest, and the actions that it names without a commit.
 *
 * @param {string} file its path
 * @param {string} text
 * @returns {string[]}
 */
export function namedByTag(file, text) {
  const isDockerfile = /Dockerfile$/u.test(file);
  const stages = new Set(['scratch', ...all(text, STAGE)]);
  const defaults = new Map([...text.matchAll(DEFAULT)].map(([, name, value]) => [name, value]));
  return all(text, isDockerfile ? IN_DOCKERFILES : IN_YAML)
    .map((image) => image.replace(/^\$\{(\w+)\}$/u, (_, name) => defaults.get(name) ?? image))
    .filter((image) => !(isDockerfile && stages.has(image)))
    .filter((image) => ![BY_DIGEST, BY_COMMIT, OWN].some((form) => form.test(image)));
}

/**
 * What the groups of each match hold.
 *
 * @param {string} text
 * @param {RegExp} form
 */
const all = (text, form) =>
  [...text.matchAll(form)].flatMap((match) => match.slice(1).filter(Boolean));
