/**
 * `npm run data -- posts`: writes supabase/seed/posts.sql from the articles in supabase/seed/posts.
 */
import { writeFileSync } from 'node:fs';
import { postsSql } from './seed.ts';
import { readPosts } from './source.ts';

const posts = readPosts();
const sql = postsSql(posts);
writeFileSync('supabase/seed/posts.sql', sql);
const kilobytes = (Buffer.byteLength(sql) / 1024).toFixed(0);
console.log(`supabase/seed/posts.sql: ${posts.length} posts, ${kilobytes} KB`);
