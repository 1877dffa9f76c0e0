export {
  CHANGE_KIND_LABELS,
  CHANGE_KINDS,
  type CarrierChange,
  type ChangeKind,
} from './carrier-change.ts'
export * from './carrier-changes.ts'
export * from './change-when-text.ts'
export * from './carrier-snapshot.ts'
export * from './carrier-snapshot-shape.ts'
export { publishedSince, type WatchedFacts, type WatchedNow, watchedFacts } from './watched-facts.ts'
