/** For whoever turned reminders on in a browser and chose nothing else. */
export const reminderDefaults = {
  isOn: true,
  /** Minutes from midnight by the learner's clock. */
  minute: 18 * 60,
  /** Reviews that must be due for a reminder to be worth it. */
  least: 5,
}

/** Minutes between the times of day that can be chosen. */
export const reminderStep = 30
