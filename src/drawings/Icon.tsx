import css from './Icon.module.css';
import { interfaceIcons } from './interfaceIcons';
import { optionIcons } from './optionIcons';
import { reasonIcons } from './reasonIcons';

/** Path of the lines, then the nodes, which are filled with the accent: circles, or paths. */
export type IconShapes = readonly [
  lines: string,
  ...nodes: readonly (string | readonly [cx: number, cy: number, r: number])[],
];

const icons = { ...optionIcons, ...reasonIcons, ...interfaceIcons };

export type IconName = keyof typeof icons;

export function Icon({ name }: { name: IconName }) {
  const [lines, ...nodes]: IconShapes = icons[name];
  return (
    <svg className={css.icon} viewBox="0 0 24 24" aria-hidden>
      <path d={lines} />
      {nodes.map((node) =>
        typeof node === 'string' ? (
          <path key={node} className={css.node} d={node} />
        ) : (
          <circle key={node[0]} className={css.node} cx={node[0]} cy={node[1]} r={node[2]} />
        ),
      )}
    </svg>
  );
}
