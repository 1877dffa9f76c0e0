/** Looks for signs that a program, not a person, works the page. Source: section 5, "An in-page bot check". */
export interface BotCheck {
  findsAutomation(): boolean
}
