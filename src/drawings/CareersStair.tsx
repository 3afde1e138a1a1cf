import * as classes from './CareersStair.module.css';
import { Drawing } from './Drawing';

/**
 * A stair with three finished steps and two dashed ones. The route comes from the left edge of the
 * site, and the last step reaches the right one: both lines overflow the drawing.
 */
export function CareersStair() {
  return (
    <div className={classes.stair}>
      <Drawing box="0 0 750 640">
        <g className={classes.treads} data-steps>
          <path d="M0 460h150v180H0" />
          <path d="M150 340h150v300H150" />
          <path d="M300 220h150v420H300" />
        </g>
        <g stroke="var(--ts-line-2)">
          <path strokeWidth="3" strokeDasharray="4 9" d="M450 640V100h150v540m0-540V-20h1400" />
          <path strokeWidth="4" d="M505 168h40m-20-20v40" />
        </g>
        <g strokeWidth="6">
          <path d="M-1500 580H0V460h150V340h150V220h150" />
          <circle fill="var(--ts-surface)" cx="390" cy="220" r="13" />
        </g>
      </Drawing>
    </div>
  );
}
