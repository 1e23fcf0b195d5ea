import type { HostileTarget } from '../model.ts';
import { bodies } from './bodies.ts';
import { clocks } from './clocks.ts';
import { connections } from './connections.ts';
import { echo } from './echo.ts';
import { framing } from './framing.ts';
import { ids } from './ids.ts';
import { lists } from './lists.ts';
import { rates } from './rates.ts';
import { redirects } from './redirects.ts';
import { silence } from './silence.ts';
import { text } from './text.ts';
import { tls } from './tls.ts';
import { whole } from './whole.ts';

export const targets: readonly HostileTarget[] = [
  ...silence,
  ...connections,
  ...framing,
  ...bodies,
  ...text,
  ...ids,
  ...echo,
  ...redirects,
  ...whole,
  ...rates,
  ...clocks,
  ...tls,
  ...lists,
];
