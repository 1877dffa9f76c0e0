export * from './accepted-target.ts'
export * from './decide-navigation.ts'
export type {
  GuardQuestion,
  GuardStep,
  NavigationDecision,
  NavigationQuestion,
  SavedTargetEffect,
} from './guard-step.ts'
export * from './guard-steps.ts'
export * from './may-open.ts'
export * from './settle-navigation.ts'
