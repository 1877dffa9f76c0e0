import { z } from 'zod'

/** An instant in a body, ISO 8601 with its zone: `2026-11-21T08:00:00.000Z`. */
export const instantInBody = z.iso
  .datetime({ offset: true, error: 'Give an instant such as 2026-11-21T08:00:00.000Z.' })
  .transform(text => new Date(text))
  .refine(at => at.getTime() >= EARLIEST && at.getTime() <= LATEST, 'There was nothing here at that time.')
const EARLIEST = Date.UTC(2000, 0)
const LATEST = Date.UTC(2200, 0)
