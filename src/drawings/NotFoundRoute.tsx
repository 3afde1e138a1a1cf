import { Drawing } from './Drawing';
import * as shared from './Drawing.module.css';
import * as classes from './NotFoundRoute.module.css';

/** A route in the shape of 404. It isn't mirrored in right-to-left text. */
export function NotFoundRoute() {
  return (
    <div className={classes.box}>
      <Drawing for="narrow" box="0 0 390 220">
        <path
          className={shared.goal}
          stroke="var(--ts-line-2)"
          strokeWidth="2.5"
          strokeDasharray="3 6"
          d="M366 112h10V78h40"
        />
        <path
          className={shared.route}
          strokeWidth="10"
          pathLength="1"
          d="M-60 196H84V48L30 142H108C146 142 146 196 184 196 210 196 226 163 226 121S210 46 184 46 142 79 142 121 158 196 190 196H308V48L250 142H326V112H346"
        />
        <circle
          className={shared.goal}
          fill="var(--ts-surface)"
          strokeWidth="5"
          cx="350"
          cy="112"
          r="10"
        />
      </Drawing>
      <Drawing for="wide" box="0 0 1280 520">
        <path
          className={shared.goal}
          stroke="var(--ts-line-2)"
          strokeWidth="4"
          strokeDasharray="4 10"
          d="M1150 240h28v-84h56V72h1400"
        />
        <path
          className={shared.route}
          strokeWidth="22"
          pathLength="1"
          d="M-700 440H322V92L160 318h260c80 0 100 122 204 122 66 0 114-78 114-178S690 84 624 84s-114 78-114 178 48 178 130 178h314V92L792 318h264v-78h64"
        />
        <circle
          className={shared.goal}
          fill="var(--ts-surface)"
          strokeWidth="10"
          cx="1120"
          cy="240"
          r="20"
        />
      </Drawing>
    </div>
  );
}
