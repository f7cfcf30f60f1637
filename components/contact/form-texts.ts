export interface ContactFormTexts {
  allRequired: string;
  name: string;
  email: string;
  emailHint: string;
  topic: string;
  topicChoose: string;
  message: string;
  messageHint: string;
  leaveEmpty: string;
  send: string;
  sending: string;
  failedTitle: string;
  /** "One thing to correct", "2 things …": indexed by the number of errors minus one. */
  problemTitles: string[];
  sentTitle: string;
  sentText: string;
  sentAgain: string;
}
