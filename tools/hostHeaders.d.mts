import type { ServerResponse } from 'node:http';

export function setHostHeaders(response: ServerResponse, pathname: string): void;
