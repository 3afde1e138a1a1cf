import { Features, transform } from 'lightningcss';

/**
 * A PostCSS plugin that minifies with Lightning CSS: rollup-plugin-postcss would bring a cssnano
 * that doesn't know nesting, container queries or color-mix().
 */
export function lightningcss(targets) {
  return {
    postcssPlugin: 'lightningcss',
    OnceExit(root, { result, postcss }) {
      const { code, warnings } = transform({
        filename: result.opts.from ?? 'input.css',
        code: Buffer.from(root.toString()),
        minify: true,
        targets,
        include: Features.Nesting,
      });
      for (const { message } of warnings) result.warn(message);
      result.root = postcss.parse(code.toString());
    },
  };
}
