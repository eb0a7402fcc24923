/** Which texts are set in which faces, by their keys. */

/** @param {readonly string[]} patterns of keys @returns {RegExp} what matches one of them wholly */
const oneOf = (patterns) => new RegExp(`^(?:${patterns.join('|')})$`, 'u');

/** Headings and numbers of 28 px and more, by their keys without places in lists; a browser test finds what is missing. */
export const LARGE = oneOf([
  String.raw`(?!post|position|recruit)\w+\.title`,
  String.raw`(?!position|recruit|fankit\.credit|guidelines\.policy)\w+\.\w+\.title`,
  String.raw`home\.aboutUs\.lead`,
  String.raw`mashup\.earlyAccess\.tracks`,
  String.raw`guidelines\.policyTitle`,
]);

/** Headings, names and numbers below that size. */
export const SMALL = oneOf([
  String.raw`mashup\.playStyles\.\w+\.lanes`,
  String.raw`mashup\.freePlay\.difficultiesLabel`,
  String.raw`mashup\.tutorial\.characterLine`,
  String.raw`mashup\.earlyAccess\.plannedTitle`,
  String.raw`guidelines\.summary\.\w+\.title`,
  String.raw`guidelines\.policy\.title`,
  String.raw`fankit\.(?:logo|pictures|headers|press)\.items\.name`,
  String.raw`fankit\.(?:icons\.(?:genericTitle|generic\.name)|pictures\.(?:figuresTitle|figures\.name))`,
  String.raw`fankit\.credit\.title`,
  String.raw`post\.title`,
]);

/** All else of weight 600 and more: buttons, facts, questions, emphasis. */
export const STRONG = oneOf([
  String.raw`common\.(?:notice\.newTab|error\.(?:home|retry)|game\.(?:play|store))`,
  String.raw`home\.landing\.tagline`,
  String.raw`home\.aboutUs\.body\.2`,
  String.raw`home\.company\.facts\.value`,
  String.raw`(?:recruit|position)\.(?:(?:studio\.)?lead|applyFor|labels\.\w+|(?:\w+\.)?title|share\.\w+|facts\.value)`,
  String.raw`mashup\.title\.releaseDate`,
  String.raw`mashup\.tutorial\.steps`,
  String.raw`mashup\.\w+\.play`,
  String.raw`mashup\.idols\.items\.song`,
  String.raw`mashup\.store\.title`,
  String.raw`guidelines\.contact\.fanKit`,
  String.raw`fankit\.(?:download\.(?:action|all)|section\.(?:show|hide))`,
  String.raw`fankit\.intro\.guidelines`,
  String.raw`fankit\.icons\.characters\.colors`,
  String.raw`fankit\.(?:songs\.items|loop\.item)\.(?:genre|bpm)`,
  String.raw`fankit\.faq\.items\.question`,
  String.raw`notFound\.home`,
]);

/**
 * What the top of every page and the first screen of the game are set with, and what stands in for its pictures until
 * they are there.
 */
export const OPENING = oneOf([
  String.raw`common\.nav\.skipToContent`,
  String.raw`mashup\.title\.(?:name|lead|catchphrase|iconAlt)`,
  String.raw`common\.(?:notice\.newTab|game\.playNote|sound\.label)`,
]);

/** The strong text of that screen. */
export const STRONG_OPENING = oneOf([
  String.raw`mashup\.title\.(?:releaseDate|platform)`,
  String.raw`common\.game\.(?:play|store)`,
]);

/** What few positions show, and none of those that the content service starts with. */
export const CONDITION = oneOf([
  String.raw`position\.draft`,
  String.raw`position\.details\.labels\.(?:dutiesRange|placeRange|contractTerm|trialPeriod|workHours|breaks|holidays)`,
  String.raw`position\.details\.labels\.(?:overtime|fixedOvertime|insurance|smoking|recruiter)`,
]);

/** What a language says on pages that it lacks. */
export const ABSENCE = oneOf([String.raw`common\.language\.some`]);
