export * from './accepted-target.ts'
export * from './evaluate-guard.ts'
export type {
  GuardRequest as GuardQuestion,
  GuardStep,
  NavigationDecision,
  NavigationRequest as NavigationQuestion,
  SavedTargetEffect,
} from './guard-step.ts'
export * from './guard-steps.ts'
export * from './may-open.ts'
export * from './resolve-navigation.ts'
