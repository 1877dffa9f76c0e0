import type { ServerResponse } from 'node:http'
import { say } from './say.ts'

/**
 * `/health`: 200 while the process lives. `/ready`: 503 once it is on its way out, so that nobody sends it more.
 *
 * Choice: neither asks the monitor, which has the same two addresses. A portal whose monitor is away still serves pages
 * that say so.
 */
export const health = (response: ServerResponse, path: '/health' | '/ready', isDraining: boolean): void =>
  path === '/ready' && isDraining ? say(response, 503, 'stopping') : say(response, 200, 'ok')
