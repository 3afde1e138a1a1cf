import type { JSX, SVGProps } from 'react';

type Logo = (props: SVGProps<SVGSVGElement>) => JSX.Element;

/** By the `img` of the clients. The build puts them here: build/content.mjs. */
export const clientLogos: Readonly<Record<string, Logo>> = {};
