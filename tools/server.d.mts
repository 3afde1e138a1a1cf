import type { ServerResponse } from 'node:http';

export interface Server {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

export function serve(options?: {
  readonly port?: number;
  readonly setHeaders?: (response: ServerResponse, pathname: string) => void;
}): Promise<Server>;
