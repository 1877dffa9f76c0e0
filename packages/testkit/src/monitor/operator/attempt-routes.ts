import type { Services } from '../services.ts'

/** `DELETE monitor-control/attempts`: nobody has asked for or guessed a code too often. */
export async function forgetAttempts({ db }: Services): Promise<Response> {
  await db.deleteFrom('throttles').execute()
  return new Response(null, { status: 204 })
}
