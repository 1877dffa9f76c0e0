/** Looks for signs that a program, not a person, works the page. Source: section 5, "Bot check". */
export interface BotCheck {
  findsAutomation(): boolean
}
