/* The part of web-push that is used; its published types bring those of agents and of the whole of Node's HTTPS. */
declare module 'web-push' {
  interface Details {
    readonly method: string;
    readonly headers: Readonly<Record<string, string | number>>;
    readonly body: Buffer;
    readonly endpoint: string;
  }
  const webPush: {
    generateRequestDetails(
      subscription: {
        readonly endpoint: string;
        readonly keys: { readonly p256dh: string; readonly auth: string };
      },
      payload: string,
      options: {
        readonly vapidDetails: {
          readonly subject: string;
          readonly publicKey: string;
          readonly privateKey: string;
        };
        readonly TTL: number;
        readonly urgency: 'high';
        readonly topic: string;
      },
    ): Details;
  };
  export default webPush;
}
