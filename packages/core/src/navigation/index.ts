export * from './account-tabs.ts'
export * from './action-items.ts'
export * from './document-title.ts'
export * from './guard/evaluate-guard.ts'
export type {
  GuardRequest,
  GuardStep,
  NavigationDecision,
  NavigationRequest,
  SavedTargetEffect,
} from './guard/guard-step.ts'
export * from './guard/guard-steps.ts'
export * from './guard/may-open.ts'
export * from './guard/resolve-navigation.ts'
export * from './menu.ts'
export * from './missing-code.ts'
export * from './offered.ts'
export * from './page-view.ts'
export * from './palette/palette-closeness.ts'
export * from './palette/palette-entry.ts'
export * from './palette/palette-screens.ts'
export * from './palette/rank-palette.ts'
export * from './profile-address.ts'
export * from './redirect-flags.ts'
export * from './safe-redirect-url.ts'
export * from './scroll.ts'
