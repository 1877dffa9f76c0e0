import { sql } from 'kysely'
import { openApiDocument } from '../openapi/document.ts'
import { ROUTES } from '../routes/index.ts'
import type { Services } from '../services.ts'

const PATIENCE_MS = 2_000

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The database did not answer in time.')), PATIENCE_MS).unref()
  })

/** Whether calls can be answered: the database does answer. 503 when it does not; nothing more is told. */
export async function answerReady({ db }: Services): Promise<Response> {
  try {
    await Promise.race([sql`select 1`.execute(db), late()])
    return Response.json({ status: 'ready' })
  } catch {
    return Response.json({ status: 'not ready' }, { status: 503, headers: { 'retry-after': '5' } })
  }
}

export async function answerMetrics({ metrics }: Services): Promise<Response> {
  return new Response(await metrics.text(), {
    headers: { 'content-type': metrics.contentType, 'cache-control': 'no-store' },
  })
}

let document: string | undefined

/** The API's description, made at the first question. */
export function answerOpenApi(): Response {
  document ??= JSON.stringify(openApiDocument(ROUTES))
  return new Response(document, { headers: { 'content-type': 'application/json; charset=utf-8' } })
}
