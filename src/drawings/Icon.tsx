import * as classes from './Icon.module.css';
import type { IconShapes } from './IconShapes';
import { interfaceIcons } from './interfaceIcons';
import { optionIcons } from './optionIcons';
import { reasonIcons } from './reasonIcons';

const icons = { ...optionIcons, ...reasonIcons, ...interfaceIcons };

export type IconName = keyof typeof icons;

export function Icon({ name }: { name: IconName }) {
  const [lines, ...nodes]: IconShapes = icons[name];
  return (
    <svg className={classes.icon} viewBox="0 0 24 24" aria-hidden>
      <path d={lines} />
      {nodes.map((node) =>
        typeof node === 'string' ? (
          <path key={node} className={classes.node} d={node} />
        ) : (
          <circle key={node[0]} className={classes.node} cx={node[0]} cy={node[1]} r={node[2]} />
        ),
      )}
    </svg>
  );
}
