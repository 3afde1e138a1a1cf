import type { Service } from '../content/types';
import { ServiceDrawing, type ServiceDrawingName } from '../drawings/ServiceDrawing';
import classes from './ServiceMosaic.module.css';

export interface ServiceMosaicProps {
  /** Four: wide, narrow, narrow, wide. */
  readonly services: readonly (Service & { readonly drawing: ServiceDrawingName })[];
}

/** The services as fields of colour without a seam, from edge to edge of the site. */
export function ServiceMosaic({ services }: ServiceMosaicProps) {
  return (
    <div className={classes.mosaic}>
      {services.map(({ title, text, drawing }) => (
        <section key={drawing} className={classes.service}>
          <div className={classes.drawing}>
            <ServiceDrawing name={drawing} />
          </div>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.text}>{text}</p>
        </section>
      ))}
    </div>
  );
}
