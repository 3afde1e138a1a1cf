// CSS Modules as the build and vitest both give them: class names by local name.
declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}

// A plain stylesheet is imported for its effect alone.
declare module '*.css';
