import { LRUCache } from 'lru-cache';
import { HTML_LIMITED_BOT_UA_RE } from 'next/dist/shared/lib/router/utils/html-bots.js';
import { KeptPage } from './kept-page.mjs';

/** By these names lib/http/repeated-answer finds it; that is compiled into the site. */
const key = Symbol.for('cyclades-compass.repeatable-answer');
const forgetKey = Symbol.for('cyclades-compass.forget-answers');

/** What a page shows of the clock may be behind by this much. */
const longestMs = 15_000;
const mostBytes = 16 * 1024 * 1024;

const methods = ['writeHead', 'flushHeaders', 'write', 'flush', 'end'];
/** Headers of an answer that are said anew for each request, or follow from how it is sent. */
const ofOneRequest =
  /^(?:content-security-policy|strict-transport-security|content-encoding|content-length|transfer-encoding|connection|date|x-request-id)$/;

/**
 * Documents that were made for a request and are sent again to whoever asks the same within some seconds (ADR 58). The
 * middleware asks for them, after it has led, counted and logged the request; the page says whether it may be kept.
 */
export class RepeatedAnswers {
  #policy;
  #kept;

  /** @param {(scripts: string[]) => string} policy writes what a page may run, with these scripts that stand in it */
  constructor(policy, { ttl = longestMs, maxSize = mostBytes } = {}) {
    this.#policy = policy;
    this.#kept = new LRUCache({ ttl, maxSize, sizeCalculation: ({ size }) => size });
    globalThis[forgetKey] = () => this.#kept.clear();
  }

  /** Lets the middleware ask for what was sent a moment ago, and the page say that its answer may be kept. */
  watch(request, response) {
    const name = nameOf(request);
    if (name === undefined) return;
    const own = ownMethods(response);
    const recording = recordingOf(response, (html) => this.#keep(name, response, html));
    response[key] = {
      repeat: () => {
        const answer = this.#kept.get(name);
        if (answer) repeat(answer, request, response, own);
        else recording.begin();
        return answer !== undefined;
      },
      keep: () => recording.keep(),
    };
  }

  #keep(name, response, html) {
    const headers = Object.entries(response.getHeaders());
    if (response.statusCode !== 200 || response.destroyed || response.hasHeader('set-cookie')) {
      return;
    }
    // Once it is asked for again: most are not.
    let page;
    this.#kept.set(name, {
      size: html.length * 2,
      headers: headers.filter(([header]) => !ofOneRequest.test(header)),
      page: () => {
        page ??= new KeptPage(html.toString(), this.#policy);
        return page;
      },
    });
  }
}

/** By such headers Next's own scripts ask for data, or for a part of a page. */
const ofScripts = /^(?:rsc$|next-|x-nextjs-|x-middleware-|x-invoke-)/;

/** By what an answer is kept, undefined for what is none for others. Next writes another document for some programs. */
function nameOf({ method, url, headers }) {
  if (method !== 'GET' || Object.keys(headers).some((name) => ofScripts.test(name))) {
    return undefined;
  }
  return `${HTML_LIMITED_BOT_UA_RE.test(headers['user-agent'] ?? '')} ${url}`;
}

const ownMethods = (response) => Object.fromEntries(methods.map((name) => [name, response[name]]));

/** Sends a kept answer in place of the nothing with which the middleware ends this one. */
function repeat({ headers, page }, request, response, own) {
  for (const name of methods) response[name] = () => response;
  response.write = () => true;
  response.end = () => {
    Object.assign(response, own);
    for (const [name, value] of headers) response.setHeader(name, value);
    const document = page();
    document.guard(response);
    return document.send(request, response);
  };
}

/**
 * What is written from when it begins, given once it has all been and if somebody said to keep it. Whoever else watches
 * the answer does so on top of this and takes their own away.
 */
function recordingOf(response, done) {
  const { write, end } = response;
  let pieces;
  let isWanted = false;
  const note = (piece, encoding) => {
    if (typeof piece === 'string') pieces?.push(Buffer.from(piece, encoding));
    else if (piece instanceof Uint8Array) pieces?.push(piece);
  };
  response.write = (...rest) => {
    note(...rest);
    return write.apply(response, rest);
  };
  response.end = (...rest) => {
    note(...rest);
    if (pieces && isWanted) done(Buffer.concat(pieces));
    return end.apply(response, rest);
  };
  return {
    begin: () => {
      pieces = [];
    },
    keep: () => {
      isWanted = true;
    },
  };
}
