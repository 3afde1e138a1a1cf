import * as classes from './TextLink.module.css';

interface TextButtonProps {
  readonly text: string;
  readonly onPress: () => void;
}

/** A button that looks like a TextLink. */
export function TextButton({ text, onPress }: TextButtonProps) {
  return (
    <button type="button" className={classes.link} data-print="hidden" onClick={onPress}>
      <span>{text}</span>
    </button>
  );
}
