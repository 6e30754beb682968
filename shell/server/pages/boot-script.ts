/**
 * The only inline script of a page. Fetches the app's scripts once the first view stands (or when somebody
 * touches it earlier), all in parallel, each with its hash. Kept as text so that its own hash can stand in the
 * content policy.
 *
 * What the app will ask for later is fetched into the browser's cache, not by preload links: a link that failed
 * once would make the next attempt fail without a request.
 */
export const bootScript = `(()=>{
const {scripts,preloads,wait}=JSON.parse(document.getElementById('boot').textContent)
const events=['pointerdown','keydown','touchstart']
let begun=false
const begin=()=>{
if(begun)return
begun=true
for(const event of events)removeEventListener(event,begin)
for(const {href,integrity} of preloads)fetch(href,{integrity,priority:'low'}).then(answer=>answer.arrayBuffer()).catch(()=>{})
for(const {href,integrity} of scripts){
const script=document.createElement('script')
Object.assign(script,{src:href,integrity,crossOrigin:'anonymous',async:false})
document.head.append(script)
}
}
if(!wait||document.readyState==='complete')return begin()
addEventListener('load',()=>setTimeout(begin))
for(const event of events)addEventListener(event,begin,{passive:true})
setTimeout(begin,4000)
})()`
