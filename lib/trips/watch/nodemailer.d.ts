/* The part of nodemailer that is used; its published types bring the SDK of a cloud. */
declare module 'nodemailer' {
  interface Mail {
    readonly messageId: string;
    readonly from: string;
    readonly to: string;
    readonly subject: string;
    readonly text: string;
    readonly html: string;
    readonly headers: Readonly<Record<string, string>>;
  }
  export function createTransport(settings: {
    readonly url: string;
    readonly connectionTimeout: number;
    readonly greetingTimeout: number;
    readonly socketTimeout: number;
    readonly disableFileAccess: boolean;
    readonly disableUrlAccess: boolean;
  }): { sendMail(mail: Mail): Promise<unknown>; close(): void };
}
