import { Drawing } from './Drawing';
import shared from './Drawing.module.css';
import css from './NotFoundRoute.module.css';

/** One line that is meant for a route and reads 404. It looks the same in either direction. */
export function NotFoundRoute() {
  return (
    <div className={css.box}>
      <Drawing for="narrow" box="0 0 390 220">
        <path
          className={shared.goal}
          stroke="var(--line-2)"
          strokeWidth="2.5"
          strokeDasharray="3 6"
          d="M360 122h12V88h40"
        />
        <path
          className={shared.route}
          strokeWidth="10"
          pathLength="1"
          d="M-60 196H94V48L28 142H131C165 142 170 196 204 196 233 196 250 163 250 121S231 46 204 46 158 78 158 121 174 196 206 196H322V48L256 142H346V122"
        />
        <circle
          className={shared.goal}
          fill="var(--surface)"
          strokeWidth="5"
          cx="346"
          cy="122"
          r="10"
        />
      </Drawing>
      <Drawing for="wide" box="0 0 1280 520">
        <path
          className={shared.goal}
          stroke="var(--line-2)"
          strokeWidth="4"
          strokeDasharray="4 10"
          d="M1150 240h34v-78h80V84h1400"
        />
        <path
          className={shared.route}
          strokeWidth="22"
          pathLength="1"
          d="M-700 440H322V92L160 318H420C500 318 520 440 624 440 690 440 738 362 738 262S690 84 624 84 510 162 510 262 558 440 640 440H954V92L792 318H1056V240H1120"
        />
        <circle
          className={shared.goal}
          fill="var(--surface)"
          strokeWidth="10"
          cx="1120"
          cy="240"
          r="20"
        />
      </Drawing>
    </div>
  );
}
