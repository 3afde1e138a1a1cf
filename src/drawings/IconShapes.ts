/** Path of the lines, then the nodes, which are filled with the accent: circles, or paths. */
export type IconShapes = readonly [
  lines: string,
  ...nodes: readonly (string | readonly [cx: number, cy: number, r: number])[],
];
