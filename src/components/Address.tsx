import * as classes from './Address.module.css';

/** A mail address. If it has to break, it breaks after the @ or before a dot. */
export function Address({ children }: { readonly children: string }) {
  // Addresses are left-to-right in every language.
  return <bdi dir="ltr">{children.split(/(?<=@)|(?=\.)/).map(withBreak)}</bdi>;
}

function withBreak(part: string, index: number) {
  return index ? (
    <span key={index} className={classes.part}>
      {part}
    </span>
  ) : (
    part
  );
}
