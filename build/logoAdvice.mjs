// What people do who have a logo that the site can't show. The commands are those of Inkscape.

const save = 'File > Save As, “Plain SVG”';

export const advice = {
  shapes: `Export the logo as plain shapes, texts as paths. In Inkscape: Path > Object to Path, then ${save}`,
  gradient: `In Inkscape: Edit > Select All in All Layers; Object > Fill and Stroke, press “Flat color” under Fill and under Stroke paint; File > Clean Up Document; ${save}`,
  effect: `In Inkscape: Edit > Select All in All Layers; Filters > Remove Filters; Object > Clip > Release Clip and Object > Mask > Release Mask; File > Clean Up Document; ${save}`,
  picture: `Ask the client for the logo as SVG; many have it on their page for the press. Or draw it from the picture. In Inkscape: File > Import, Path > Trace Bitmap, delete the picture, ${save}`,
};

/**
 * Lines with each advice only where it comes first.
 *
 * @param {readonly string[]} lines
 */
export function adviceOnce(lines) {
  /** @type {Set<string>} */
  const given = new Set();
  return lines.map((line) => {
    const known = Object.values(advice).find((each) => line.includes(each)) ?? '';
    if (given.has(known)) return line.replace(` ${known}.`, '');
    if (known) given.add(known);
    return line;
  });
}

/** A picture that browsers show, and that can't be a logo. */
const otherPicture = /\.(png|jpe?g|gif|webp|avif|bmp|tiff?|pdf|ai|eps)$/i;

/** @param {string} name - of a file */
export const isOtherPicture = (name) => otherPicture.test(name);

/**
 * Why an SVG file can't be a logo; undefined if it can.
 *
 * @param {string} svg
 * @param {string} jsx - what SVGO left of it
 */
export function faultOf(svg, jsx) {
  if (/<image\b/.test(jsx)) return `It contains a picture. ${advice.picture}`;
  // SVGO has replaced each gradient, so the file itself is searched.
  const gradient = /(?:fill|stroke)\s*[=:]\s*["']?\s*url\(["']?#([^"')]+)/.exec(svg);
  if (gradient) {
    const line = svg.slice(0, gradient.index).split('\n').length;
    return `It has a gradient or a pattern in line ${line}, “${gradient[1]}”. ${advice.gradient}`;
  }
  const [, effect = 'effect'] = /\b(filter|mask|clip-path)\s*[=:]\s*["']?\s*url\(/.exec(jsx) ?? [];
  // A policy of the page may forbid styles.
  if (/style=|href=|url\(/.test(jsx)) {
    return `It has a style or an effect (${effect}). ${advice.effect}`;
  }
  if (!/<(path|rect|circle|ellipse|line|polyline|polygon|text)\b/.test(jsx)) {
    return `There are no shapes in it. ${advice.shapes}`;
  }
  return undefined;
}
