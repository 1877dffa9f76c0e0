import { earlyErrors } from './early-errors.ts'

// Inlined in the page, which runs it before its first paint: an error may come before all else has loaded.
if (window.fairhaulBoot !== undefined) window.fairhaulBoot.errors = earlyErrors(window)
