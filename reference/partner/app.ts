import type { Hono } from 'hono';
import { createApp } from '../core/app.ts';
import type { Context } from '../core/context.ts';
import type { Answer, TransportProblem } from '../core/exchange.ts';
import { clientRoutes } from './routes/clients.ts';
import { memberRoutes } from './routes/members.ts';
import { organizationRoutes } from './routes/organization.ts';
import { usageRoutes } from './routes/usage.ts';
import { workspaceRoutes } from './routes/workspaces.ts';

const PROBLEM_MESSAGES: Readonly<Record<TransportProblem, string>> = {
  'unknown-route': 'There is nothing at this path',
  'unknown-method': 'This method is not supported here',
  'malformed-path': 'The path is not encoded correctly',
  'malformed-json': 'The body is not JSON',
  'unsupported-media-type': 'The body must be application/json',
  'body-too-large': 'The body is too large',
  internal: 'Something went wrong',
};

/** The HTTP application of the Partner Management API. */
export function partnerApp(context: Context): Hono {
  return createApp(context, {
    name: 'partner',
    routes: [
      ...organizationRoutes(context),
      ...clientRoutes(context),
      ...memberRoutes(context),
      ...workspaceRoutes(context),
      ...usageRoutes(context),
    ],
    problemAnswer,
    finish: (answer, request) => context.policy.stated.partner.answer.finish(request.operation, answer, request),
  });
}

function problemAnswer(problem: TransportProblem, status: number): Answer {
  return { status, body: { error: { type: problem.replaceAll('-', '_'), message: PROBLEM_MESSAGES[problem] } } };
}
